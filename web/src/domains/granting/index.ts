export { usePeopleToAuthorizeQuery, useProjectsFoundQuery } from './api.ts';
export { DurationFields } from './parts/duration-fields.tsx';
export { FoundSelect, OFFERED, useLookingFor } from './parts/found-select.tsx';
export { LimitFields } from './parts/limit-fields.tsx';
export { PersonPicker } from './parts/person-picker.tsx';
export { ProjectPicker, type ProjectPickerProps } from './parts/project-picker.tsx';
export { SystemChecks } from './parts/system-checks.tsx';
export { type FaultOf, meantAmount, termFault } from './terms-fault.ts';
export { useGrantingTexts } from './texts.ts';
