import { build } from './lib/build.mjs';
import { checkNode } from './lib/install.mjs';

checkNode();
build();
