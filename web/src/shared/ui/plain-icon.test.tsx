import { CaretDownOutlined, CaretUpOutlined, FilterFilled, FilterOutlined, PrinterOutlined } from '@ant-design/icons';
import CARET_DOWN from '@ant-design/icons-svg/es/asn/CaretDownOutlined';
import CARET_UP from '@ant-design/icons-svg/es/asn/CaretUpOutlined';
import FILTER_FILLED from '@ant-design/icons-svg/es/asn/FilterFilled';
import FILTER from '@ant-design/icons-svg/es/asn/FilterOutlined';
import PRINTER from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainIcon } from './plain-icon.tsx';

/** What is drawn of an icon, without the attributes that say nothing to anybody. */
const shapeOf = (markup: string) => markup.replaceAll(/ (focusable|data-icon|role|aria-[a-z]+)="[^"]*"/g, '');

it.each([
  [CARET_DOWN, CaretDownOutlined],
  [CARET_UP, CaretUpOutlined],
  [FILTER_FILLED, FilterFilled],
  [FILTER, FilterOutlined],
  [PRINTER, PrinterOutlined],
] as const)('an icon without its component looks as with it: $name', (definition, Component) => {
  expect(shapeOf(renderToStaticMarkup(plainIcon(definition, 'on')))).toBe(shapeOf(renderToStaticMarkup(<Component className="on" />)));
});
