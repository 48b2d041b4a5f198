import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { firstLogin } from './build/first-login.ts';
import { reactCompiler } from './build/react-compiler.ts';
import { shellAhead } from './build/shell-ahead.ts';
import { stylesInPage } from './build/styles-in-page.ts';
import { themeVariables } from './build/theme-variables.ts';

const server = `http://localhost:${process.env.PORT || 8080}`;

/** What several parts share of our own small files, and what list pages do: each file is asked for by itself, so these come together. */
const PARTS =
  /[\\/]src[\\/]shared[\\/](ui[\\/](busy-button|moment-text|state-tag|controls|use-settled|told|tree-of|typed-text|hall-page)|form[\\/](choice|control|meanwhile|number-of|use-options|fault-text|found-by|use-found-first)\.|api[\\/](download|file-name)|report)|compiler-runtime|(Plus|Holder|More)Outlined|[\\/]contract[\\/].*[\\/](printing|sheets|sheet-code|exchange|id-number|broken-rule|found-person|typed-amount|project-terms|project-states|project-to-apply-for)\./;
const LIST_PARTS =
  /[\\/]src[\\/]page-kit[\\/](table[\\/](column-text|own-cells)|locales[\\/]|texts)|[\\/]contract[\\/].*[\\/](table-columns|column-value|saved-queries|query-fields)\./;

/** What the actions of lists and the tree of menu entries share, with what it needs: a page without a list would tear it into small files. */
const CONTROLS = /[\\/]antd[\\/]es[\\/](input|checkbox|tree|tooltip|select)[\\/]index\.js/;
const ACTIONS = /[\\/]src[\\/]page-kit[\\/]actions[\\/]/;

/** What lists, details and dialogs of grants share, and what those of their changes do. */
const GRANTS =
  /[\\/]domains[\\/]authorizations[\\/](parts[\\/]((given-on|effect-facts|(about|available|ends|state)-cell)\.|grant-cells|grant-detail\.css)|(days-left|use-about|texts|api)\.|locales[\\/](zh|en)\.)|[\\/]contract[\\/].*[\\/](grant-reminders|special-grants|department-grants)\./;
const CHANGES =
  /[\\/]domains[\\/]authorizations[\\/](changing[\\/](changing(-texts|-api|\.css)|terms-|version-tag|use-drop)|locales[\\/]changing)|[\\/]contract[\\/].*[\\/]change-notices\./;
/** What lists, details and dialogs of applications share: a dialog would bring the list along that is below it. */
const APPLICATIONS =
  /[\\/]domains[\\/]applications[\\/]((api|texts|approvals-texts|use-about)\.|locales[\\/](approvals-)?(zh|en)\.|parts[\\/]application-cells)/;
/** What is sent of applications, their terms and decisions on them, without what of changes needs that of grants. */
const APPLIED = /[\\/]contract[\\/].*[\\/](applications|application-(step|states)|approvals|(changed|draft|grant)-terms|durations)\./;
/** What the list of who signs for whom shares with its dialogs. */
const SIGNATURES =
  /[\\/]domains[\\/]signatures[\\/]((api|texts)\.|locales[\\/](zh|en)\.|parts[\\/]signatures)|[\\/]contract[\\/].*[\\/]signatures\./;

export default defineConfig({
  plugins: [reactCompiler(), react(), themeVariables(), firstLogin(), shellAhead(), stylesInPage(), contentSecurity()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 3 },
            {
              name: 'shell',
              test: /[\\/]src[\\/](shell[\\/]shell\.tsx|shell[\\/]pages[\\/]home-page\.tsx|app[\\/]first-data\.ts)$/,
              priority: 2,
            },
            { name: 'parts', test: PARTS, includeDependenciesRecursively: false, priority: 1 },
            { name: 'controls', test: CONTROLS, priority: 1 },
            { name: 'actions', test: ACTIONS, includeDependenciesRecursively: false, priority: 1 },
            { name: 'grants', test: GRANTS, includeDependenciesRecursively: false, priority: 1 },
            { name: 'changes', test: CHANGES, includeDependenciesRecursively: false, priority: 1 },
            { name: 'applications', test: APPLICATIONS, includeDependenciesRecursively: false, priority: 1 },
            { name: 'applied', test: APPLIED, includeDependenciesRecursively: false, priority: 1 },
            { name: 'signatures', test: SIGNATURES, includeDependenciesRecursively: false, priority: 1 },
            { name: 'list-parts', test: LIST_PARTS, includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { '/api': server, '/mock': server, '/console': server, '/config.json': server } },
});
