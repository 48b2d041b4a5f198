import { FilterOutlined } from '@ant-design/icons';
import FILTER from '@ant-design/icons-svg/es/asn/FilterOutlined';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainIcon } from './plain-icon.tsx';

/** What is drawn of an icon, without the attributes that say nothing to anybody. */
const shapeOf = (markup: string) => markup.replaceAll(/ (focusable|data-icon|role|aria-[a-z]+)="[^"]*"/g, '');

it('PERF-3 an icon without its component looks as with it', () => {
  const one = renderToStaticMarkup(plainIcon(FILTER, 'on'));
  expect(shapeOf(one)).toBe(shapeOf(renderToStaticMarkup(<FilterOutlined className="on" />)));
});
