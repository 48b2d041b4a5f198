import type { Parameters } from '@hall/contract/parameter-table';
import { useLayoutEffect, useMemo } from 'react';
import { useShade } from './appearance.ts';
import { type Look, lookOf, variablesOf } from './look.ts';
import { variable } from './tokens.ts';

/** The look that the parameters ask for; the page's CSS variables follow it. */
export function useLook(parameters: Parameters): Look {
  const shade = useShade();
  // By value: parameters that come anew seldom change the look, and everything would be styled again.
  const told = JSON.stringify(useMemo(() => lookOf(parameters, shade), [parameters, shade]));
  const look = useMemo((): Look => JSON.parse(told), [told]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variablesOf(look))) style.setProperty(variable(name), value);
  }, [look]);
  return look;
}
