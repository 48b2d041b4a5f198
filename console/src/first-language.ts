import { read } from '@hall/web/shared/storage.ts';

// Before any text is read: the language of the hall in this browser is that of the console.
document.documentElement.lang = read(localStorage, 'language') === 'en' ? 'en' : 'zh-CN';
