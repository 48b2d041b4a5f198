// Together: what the one needs beyond the other would else be cut into files that both of them have to ask for.
export { RolesPage } from './roles-page.tsx';
export { WhyPage } from './why-page.tsx';
