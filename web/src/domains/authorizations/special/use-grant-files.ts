import { isApiFailure } from '../../../shared/api/failure.ts';
import { type Files, useFiles } from '../../../shared/files/use-files.ts';
import { useDropFileMutation, useKeepFileMutation } from './special-api.ts';

/** What is brought for a grant that is yet to be given belongs to nothing. */
const NOTHING = '';

/** The files of a grant that somebody is about to give: each is uploaded as soon as it is chosen. */
export function useGrantFiles(): { readonly files: Files; readonly add: (chosen: readonly File[]) => void } {
  const [keep] = useKeepFileMutation();
  const [drop] = useDropFileMutation();
  const files = useFiles([], {
    attach: async (_, file) => (await keep(file)).data,
    // One that the server let go of meanwhile is gone as well.
    detach: async (id) => {
      const { error } = await drop({ id });
      return !error || (isApiFailure(error) && error.kind === 'business');
    },
  });
  const add = (chosen: readonly File[]) => {
    files.choose(chosen);
    void files.upload(NOTHING);
  };
  return { files, add };
}
