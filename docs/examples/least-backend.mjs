// The least that the web needs behind it: a person who signs in, a menu, and a page of notices. Plain Node, nothing to install.
//   node docs/examples/least-backend.mjs [port]      then open http://localhost:9000 and sign in as wang with Hall@2026
import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../web/dist/app', import.meta.url));
const PERSON = { rydm: '1001', ygbh: '1001', ygmc: '王芳', ygmcen: 'Wang Fang', yhm: 'wang', isAdmin: '0', roles: [], tzggYwxtNum: 1 };
const PASSWORD = 'Hall@2026';
const NOTICE = {
  id: '1',
  ggbt: '年终结账',
  ggbten: 'Closing the year',
  ggnr: '<p>12 月 25 日起</p>',
  ggdj: 1,
  fbzt: '1',
  status: '0',
  fbsj: '2026-11-20 09:00:00',
};

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}

// Passwords arrive sealed with a key of the backend and a nonce that is good for one password and two minutes.
// The keys leave their making encoded: Node 20 can stand still when a key is exported later (core/key-pair.ts of the reference server).
const made = generateKeyPairSync('x25519', {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
});
const privateKey = createPrivateKey({ key: made.privateKey, type: 'pkcs8', format: 'der' });
const publicKey = made.publicKey.subarray(-32).toString('base64url');
const nonces = new Map();

function sealingKey() {
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(nonce, Date.now() + 120_000);
  return { publicKey, nonce };
}

function unsealed(text) {
  const [nonce, theirs, body] = text.split('.');
  const until = nonces.get(nonce);
  nonces.delete(nonce);
  if (!(until > Date.now())) throw new Refusal(404, '密码已过期，请重试', { field: 'mm', rule: 'sealed-stale' });
  const key = { kty: 'OKP', crv: 'X25519', x: theirs };
  const shared = diffieHellman({ privateKey, publicKey: createPublicKey({ key, format: 'jwk' }) });
  const secret = Buffer.from(hkdfSync('sha256', shared, nonce, 'finance-hall sealed password v1', 32));
  const sealed = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('chacha20-poly1305', secret, Buffer.alloc(12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  decipher.setAAD(Buffer.from(nonce), { plaintextLength: sealed.length - 16 });
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
}

const tokens = new Set();

function signIn({ yhm, mm }) {
  if (yhm !== PERSON.yhm || unsealed(mm) !== PASSWORD) throw new Refusal(402, '用户名或密码错误', { rule: 'credentials' });
  const token = randomUUID();
  tokens.add(token);
  return { token, userId: PERSON.rydm, userName: PERSON.ygmc, casLogin: 'false' };
}

function signOut(_, token) {
  tokens.delete(token);
  throw new Refusal(205, '退出登录成功', null);
}

const PARAMETERS = [{ csid: 'sfqy_zywqh', csvalue: '1' }];
const MENU = [
  // The first entry is the start page.
  { qid: 'home', sysid: '', qname: '首页', qnameen: 'Home', path: '/home' },
  { qid: 'notices', sysid: '', qname: '通知公告', qnameen: 'Notices', path: '/tzgg' },
];
const COLUMNS = [
  { fieldId: 'ggbt', prop: 'ggbt', propEn: 'ggbten', chinese: '标题', english: 'Title', isLink: '1', clickHandlerName: 'open' },
  { fieldId: 'fbsj', prop: 'fbsj', chinese: '发布时间', english: 'Published' },
];

function markRead({ status }) {
  NOTICE.status = status;
  PERSON.tzggYwxtNum = status === '1' ? 0 : 1;
}

// What anybody may call, and what only who is signed in.
const OPEN = {
  'POST /api/user/selectShowAllCs': () => PARAMETERS,
  'GET /api/user/pubkey': sealingKey,
  'POST /api/login': signIn,
};
const SIGNED_IN = {
  'GET /api/yhxx': () => PERSON,
  'GET /api/menu/mymenu': () => MENU,
  // The pages that the person may open, by their addresses.
  'POST /api/getMenuTree': () => [{ path: '/tzgg', component: 'notices/list', meta: { title: { zh: '通知公告', en: 'Notices' } } }],
  'POST /api/selectAllCs': () => PARAMETERS,
  'POST /api/xtUserHabits/getUserHabitsInfo': () => [],
  'POST /api/logout': signOut,
  // From here on for the notices: what waits, the list, its query fields and columns, and that one was read.
  'GET /api/dbtz/dbsxlu': () => [],
  'POST /api/xtglGggl/getNoticeList': () => ({ total: 1, rows: [NOTICE] }),
  'POST /api/xtQueryConfig/getXtQueryConfig': () => [],
  'POST /api/xtTableConfig/getXtTableConfig': () => COLUMNS,
  'POST /api/dbtz/xgzt': markRead,
};

async function answer(request, { pathname, searchParams }) {
  const name = `${request.method} ${pathname}`;
  const token = request.headers.authorization?.replace('Bearer ', '');
  const call = OPEN[name] ?? SIGNED_IN[name];
  if (!call) return [200, { code: 404, message: '没有这个接口', data: { rule: 'no-such-call' } }];
  if (SIGNED_IN[name] && !tokens.has(token)) return [200, { code: 401, message: '请重新登录', data: null }];
  const body = Buffer.concat(await request.toArray()).toString();
  try {
    const data = call(body ? JSON.parse(body) : Object.fromEntries(searchParams), token);
    return [200, { code: 200, message: '操作成功', data }];
  } catch (fault) {
    // What nobody foresaw, as a sealed password that does not open, says no code of ours.
    const { code, message, data } = fault instanceof Refusal ? fault : { code: 999, message: '操作失败，请联系管理员', data: null };
    return [200, { code, message, data: data ?? null }];
  }
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** The built files; an address without an extension is a page of the web. */
function file(pathname) {
  const path = extname(pathname) ? normalize(pathname) : '/index.html';
  try {
    return [200, readFileSync(join(WEB, path)), `${TYPES[extname(path)]}; charset=utf-8`];
  } catch {
    return [404, '', 'text/plain'];
  }
}

const server = createServer(async (request, response) => {
  const address = new URL(request.url, 'http://hall');
  const isCall = address.pathname.startsWith('/api/');
  const [status, body, type] = isCall ? await answer(request, address) : file(address.pathname);
  response.writeHead(status, { 'content-type': type ?? 'application/json' }).end(isCall ? JSON.stringify(body) : body);
});
server.listen(Number(process.argv[2] ?? 9000), '127.0.0.1', () => process.stdout.write(`http://localhost:${server.address().port}\n`));
