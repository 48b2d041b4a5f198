import { useEffect, useEffectEvent, useState } from 'react';
import { type Scanned, scanPicture } from './scan-picture.ts';

type Fault = Extract<Scanned, { readonly fault: string }>['fault'];

const pictureIn = (files: FileList | undefined): File | undefined => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Reads codes out of pictures that are chosen, taken or pasted. */
export function useScan(onCode: (code: string) => void) {
  const [scanning, setScanning] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const scan = async (file: File) => {
    setFault(undefined);
    setScanning(true);
    // What cannot be loaded or drawn here is as little use to the person as what cannot be read.
    const scanned = await scanPicture(file).catch((): Scanned => ({ fault: 'unreadable' }));
    setScanning(false);
    if ('code' in scanned) onCode(scanned.code);
    else setFault(scanned.fault);
  };
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const picture = pictureIn(event.clipboardData?.files);
    if (!picture || scanning) return;
    event.preventDefault();
    void scan(picture);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return { scanning, fault, scan, forget: () => setFault(undefined) };
}
