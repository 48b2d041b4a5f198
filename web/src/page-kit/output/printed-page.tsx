import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Watermark } from '../../shared/account/watermark.tsx';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { useTexts } from '../texts.ts';
import { usePrint } from './use-print.ts';
import './print-sheet.css';

interface PrintedPageProps {
  readonly title: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Prints one thing instead of rows: organisation, title, and what is given, with the mark of who prints it. */
export function PrintedPage({ title, onDone, children }: PrintedPageProps) {
  const { pick } = useTexts();
  const { parameters } = useParameters();
  usePrint(onDone);
  return createPortal(
    <article className="kit-print">
      <Watermark className="kit-print-watermark" />
      <p>{pick(parameters.organisation, parameters.organisationEn)}</p>
      <h1>{title}</h1>
      {children}
    </article>,
    document.body,
  );
}
