export { EmailPreferences } from './EmailPreferences'
