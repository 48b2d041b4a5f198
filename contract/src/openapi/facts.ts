import type { Bilingual } from '../bilingual.ts';
import { ENFORCED_DUTIES } from '../rules/duties.ts';
import { type Access, BODY_BYTES, type Endpoint } from '../wire/endpoint.ts';

type Names = Readonly<Record<string, Bilingual>>;

function callerOf(access: Access, permissions: Names): Bilingual {
  if (access === 'anyone') return { en: 'anybody', zh: '无需登录' };
  if (access === 'signed-in') return { en: 'whoever is signed in', zh: '登录即可' };
  const held = [access].flat();
  const named = (language: keyof Bilingual) => held.map((id) => `\`${id}\` (${permissions[id]?.[language]})`);
  return { en: `who holds the permission ${named('en').join(' or ')}`, zh: `须有权限 ${named('zh').join(' 或 ')}` };
}

function dutiesOf({ access, duringDuties = [] }: Endpoint): Bilingual[] {
  if (access === 'anyone') return [];
  if (duringDuties.length === 0) return [{ en: 'refused while a duty is unmet', zh: '有必办事项时拒绝' }];
  if (duringDuties.length === ENFORCED_DUTIES.length) return [{ en: 'answered during every duty', zh: '有必办事项时仍可调用' }];
  return [{ en: `answered during the duties ${duringDuties.join(', ')}`, zh: `下列必办事项期间仍可调用：${duringDuties.join('、')}` }];
}

/** What holds for a call beside its fields, in both languages. */
export function factsOf(call: Endpoint, permissions: Names): Bilingual[] {
  const { access, spec, success, codes, bodyLimit = BODY_BYTES } = call;
  const bytes = bodyLimit.toLocaleString('en');
  return [
    callerOf(access, permissions),
    spec ? { en: `specification ${spec}`, zh: `规范 ${spec}` } : { en: 'addition of ours', zh: '规范之外的接口' },
    ...dutiesOf(call),
    ...(success ? [{ en: `success is ${success}`, zh: `成功码 ${success}` }] : []),
    ...(codes.length ? [{ en: `may refuse with ${codes.join(', ')}`, zh: `可能返回 ${codes.join('、')}` }] : []),
    ...(bodyLimit > BODY_BYTES ? [{ en: `body up to ${bytes} bytes`, zh: `请求体最大 ${bytes} 字节` }] : []),
  ];
}
