import { createRoot } from 'react-dom/client'
import '../../src/ui/theme.css'
import { Playground } from '../../stories/playground/Playground'

const place = document.getElementById('playground')
if (place) createRoot(place).render(<Playground />)
