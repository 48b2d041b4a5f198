import { domain } from './domain.ts';

/** The way into the settings, without calls of its own. Log entries of the first releases name it. */
export const systemDomain = domain({
  name: { zh: '系统设置', en: 'System settings' },
  permissions: { 'system.hub': { zh: '系统设置', en: 'System settings' } },
});
