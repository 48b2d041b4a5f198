import { CODES, RULES } from '../errors.ts';
import type { JsonObject } from './json.ts';

const rows = (table: Readonly<Record<string, { zh: string; en: string }>>): string =>
  Object.entries(table)
    .map(([id, { zh, en }]) => `| \`${id}\` | ${zh} | ${en} |`)
    .join('\n');

const DESCRIPTION = `Finance Hall, the finance and administration platform of an institution. A \`GET\` sends its fields as a query, a \`POST\` as a JSON body.

财务网上办事大厅接口。\`GET\` 以查询参数传参，\`POST\` 以 JSON 请求体传参。

**Envelope.** Whatever the outcome, a call answers HTTP 200 with \`{code, message, data}\`. On success \`data\` is what was asked for; on failure \`{field?, rule, params?, faults?}\` or nothing. A file is answered as itself; if it fails, the envelope. Other statuses mean that no call was reached, and have code 999.

**统一返回结构。** 无论成败，接口均以 HTTP 200 返回 \`{code, message, data}\`。成功时 \`data\` 为所查内容；失败时为 \`{field?, rule, params?, faults?}\` 或空。下载接口直接返回文件，失败时返回统一结构。其他状态码表示未到达接口，返回码为 999。

**Token.** Signing in answers a \`token\`: send it as \`Authorization: Bearer …\`. When an answer has an \`authorization\` header, it holds the token to use from then on.

**令牌。** 登录后返回 \`token\`，调用时以 \`Authorization: Bearer …\` 携带；若返回头中有 \`authorization\`，此后改用其中的新令牌。

**Sealed password.** A password travels encrypted for one use: \`GET /api/user/pubkey\` gives an X25519 key and a nonce; what is sent is \`nonce.ownPublicKey.ciphertext\` (HKDF-SHA-256, ChaCha20-Poly1305). The integrator's guide has it in a few lines of code.

**加密密码。** 密码一次一密：先以 \`GET /api/user/pubkey\` 取得 X25519 公钥和随机数，再发送 \`随机数.己方公钥.密文\`（HKDF-SHA-256、ChaCha20-Poly1305），示例代码见集成指南。

Amounts are decimal text in yuan, moments \`yyyy-MM-dd HH:mm:ss\` in Asia/Shanghai, days \`yyyy-MM-dd\`, flags \`1\` and \`0\`. 金额为以元为单位的文本，时间为北京时间，是否类字段为 \`1\` 或 \`0\`。

| code | 中文 | English |
|---|---|---|
${rows(CODES)}
`;

/** What the document is about. */
export const infoOf = (version: string): JsonObject => ({
  title: '财务网上办事大厅 Finance Hall',
  version,
  summary: 'Every call of the hall 全部接口',
  description: DESCRIPTION,
  license: { name: 'MIT', identifier: 'MIT' },
});

/** What \`rule\` of a failure can be. */
export const RULE_SCHEMA: JsonObject = {
  type: 'string',
  description: `The rule that is broken; another backend may have rules of its own (未满足的规则)\n\n| rule | 中文 | English |\n|---|---|---|\n${rows(RULES)}`,
  examples: Object.keys(RULES).slice(0, 3),
};
