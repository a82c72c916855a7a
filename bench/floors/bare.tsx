import { createRoot } from 'react-dom/client'

/* What React weighs by itself: one root, one element. */
createRoot(document.body).render(<p>React</p>)
