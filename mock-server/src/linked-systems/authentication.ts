import type { FastifyInstance, FastifyReply } from 'fastify';
import { goneOf } from '../core/gone.ts';
import { callerOf } from '../core/http-call.ts';
import type { Services } from '../core/services.ts';
import { issueSignOnToken, signOnKey } from '../core/sign-on-tokens.ts';
import { checkPassword, isOneTooMany } from './check-password.ts';
import { formOf } from './fields.ts';
import { createForms, type RefusedForm, sendForm, takeForm } from './sign-in-form.ts';

/** The embedded authentication service: it sends people back to the hall with an authorization token. */
export function authenticationRoutes(app: FastifyInstance, services: Services): void {
  const forms = createForms(services.clock);
  const form = (reply: FastifyReply, userName?: string, refused?: RefusedForm) =>
    sendForm(reply, {
      title: '认证登录',
      titleEn: 'Authentication service',
      action: '/authentication/login',
      hidden: { lt: forms.issue() },
      userName,
      refused,
    });
  app.get('/authentication/login', (_, reply) => form(reply));
  app.post('/authentication/login', async (request, reply) => {
    const [values, caller] = [formOf(request), { ...callerOf(request), gone: goneOf(reply) }];
    if (isOneTooMany(services, caller)) return form(reply, values.username, { problem: 'too-many-calls' });
    if (!takeForm(forms, request, values.lt ?? '')) return form(reply, values.username, { problem: 'stale' });
    // The password may be changed while it is judged.
    const since = services.clock.now();
    const checked = await checkPassword(services, 'authentication', values, caller);
    if ('problem' in checked) return form(reply, values.username, checked);
    const key = await signOnKey(services.database, services.signOnKey);
    const token = await issueSignOnToken(key, 'authentication', checked.userName, since);
    return reply.redirect(`${services.counterparts.hallOrigin()}/logAuth?access_token=${token}`, 303);
  });
}
