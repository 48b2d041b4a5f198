import { profileEndpoints } from '@hall/contract/profile';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { switchLanguage } from '../i18n/language.ts';
import { formOf } from './form-of.tsx';

const { EntityForm, TextField } = formOf(profileEndpoints.updateContact.request);

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fault = (text: string) => screen.findByText(text);

/** A form that can be kept unfinished; one of its fields has a rule for that and another for when it is sent. */
function presentBoth() {
  const onSend = vi.fn(async () => undefined);
  const onKept = vi.fn(async () => undefined);
  present(
    <EntityForm label="contact" send="Submit" onSend={onSend} keep={{ label: 'Save draft', onSend: onKept }}>
      <TextField name="contactPhone" required />
      <TextField name="email" check={(_, __, whole) => (whole ? 'project-frozen' : undefined)} />
    </EntityForm>,
  );
  return { onSend, onKept };
}

beforeEach(() => switchLanguage('en'));

it('PROJ-14 keeps a form in which something required is missing, and sends it by its other button alone', async () => {
  const { onSend, onKept } = presentBoth();
  type(email(), 'a@b.cn');
  press('Save draft');
  await waitFor(() => expect(onKept).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.cn' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.queryByText('Contact phone is required')).toBeNull();
});

it('PROJ-14 keeps nothing in which something is wrong', async () => {
  const { onKept } = presentBoth();
  type(email(), 'nobody');
  press('Save draft');
  await fault('Enter a valid email address');
  expect(onKept).not.toHaveBeenCalled();
});

it('PROJ-14 asks for all once it is sent, whatever was kept before, and for no more than is right once it is kept again', async () => {
  const { onSend, onKept } = presentBoth();
  type(email(), 'a@b.cn');
  press('Save draft');
  await waitFor(() => expect(onKept).toHaveBeenCalledOnce());
  press('Submit');
  await fault('Contact phone is required');
  await fault('The project is frozen');
  expect(onSend).not.toHaveBeenCalled();
  press('Save draft');
  await waitFor(() => expect(onKept).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Contact phone is required')).toBeNull());
});
