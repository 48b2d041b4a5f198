import { followAddress } from '../shell/tabs/follow-address.ts';
import { atFirstSign } from './first-sign.ts';
import { Hall } from './hall.tsx';
import { router } from './router.tsx';
import { prepareShell } from './shell-chunk.ts';
import { store } from './store.ts';
import { takeOver } from './take-over.tsx';
import '../shared/theme/base.css';
import '../shared/theme/forced-colours.css';

atFirstSign(() => void prepareShell(store).catch(() => undefined));

followAddress(router, store.dispatch);

const root = document.getElementById('root');
if (root) takeOver(root, <Hall store={store} router={router} />);
