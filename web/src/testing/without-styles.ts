import { createElement, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Keeps antd's rules out of the page of a test. For each element that is looked for by its role a browser made of JavaScript goes through
 * more than a thousand of them, more than it remembers, and reads each anew: that took half of the time of these tests, and none looks at it.
 */
async function keepStylesOut(): Promise<void> {
  const { StyleContext } = await import('@ant-design/cssinjs');
  const Told = () => {
    Object.assign(useContext(StyleContext), { mock: 'server' });
    return null;
  };
  renderToStaticMarkup(createElement(Told));
}

if (typeof document !== 'undefined') await keepStylesOut();
