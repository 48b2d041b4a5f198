import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// A route that does nothing but answer bytes that it has, to compare the calls with: bench-bare.mjs <file>. Its last line is its origin.
const [, , file] = process.argv;
const body = readFileSync(file, 'utf8');
const bare = Fastify();
bare.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
console.log(await bare.listen({ port: 0, host: '127.0.0.1' }));
