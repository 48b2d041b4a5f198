import { todoSourcesEndpoints } from '@hall/contract/todo-sources';
import type { todosEndpoints } from '@hall/contract/todos';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { deleteSource, enableSource, saveSource, trySource } from './change-source.ts';
import { countOfSource } from './count.ts';
import { changeState, pulledNotices } from './pushed.ts';
import { functionsOf, settings } from './settings.ts';
import { sourcesOf } from './sources.ts';

export const todosHandlers: Handlers<typeof todosEndpoints & typeof todoSourcesEndpoints> = {
  pending: keptAnswer(sourcesOf),
  count: countOfSource,
  pulled: keptAnswer(pulledNotices, { leaves: ['PushedNotice'] }),
  changeState,
  sources: settings.page,
  exportSources: exportList(todoSourcesEndpoints.exportSources, settings),
  printSources: printList(settings),
  functions: functionsOf,
  saveSource,
  enableSource,
  deleteSource,
  trySource,
};
