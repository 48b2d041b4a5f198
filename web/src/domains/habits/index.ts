export { PreferencesSection } from './parts/preferences-section.tsx';
