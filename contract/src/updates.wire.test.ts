import { testOnTheWire } from '../test/samples.ts';
import { updatesEndpoints } from './updates.ts';

testOnTheWire(updatesEndpoints, {
  version: { data: [{ version: '1.2.0' }, { version: '1.2.0' }] },
});
