export { ModalProvider as default } from './ModalProvider'
