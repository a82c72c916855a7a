import { createRoot } from 'react-dom/client'

/* The weight of React alone: one root, one element. */
createRoot(document.body).render(<p>React</p>)
