import { createRoot } from 'react-dom/client'
import { Editor } from './Editor'
import './editor.css'

const element = document.getElementById('editor')
if (element) createRoot(element).render(<Editor />)
