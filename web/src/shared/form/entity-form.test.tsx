import { accountEndpoints, RepeatedPassword } from '@hall/contract/account';
import { profileEndpoints } from '@hall/contract/profile';
import { tableColumnsEndpoints } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import type { BusinessFailure } from '../api/failure.ts';
import { switchLanguage } from '../i18n/language.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LeaveQuestion } from '../ui/leave-question.tsx';
import { toastLane } from '../ui/toast-lane.ts';
import { formOf } from './form-of.tsx';
import { useOpenForm } from './open-form.ts';

const contact = formOf(profileEndpoints.updateContact.request);
const password = formOf(accountEndpoints.changePassword.request, RepeatedPassword);
const columns = formOf(tableColumnsEndpoints.saveColumns.request);

const refusal = (own: Partial<BusinessFailure>): BusinessFailure => ({ kind: 'business', code: '500', message: '', ...own });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact phone' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const fault = (text: string) => screen.findByText(text);

function presentContact(own: { onSend?: (values: unknown) => Promise<unknown>; onSent?: () => void; onCancel?: () => void } = {}) {
  const onSend = vi.fn(own.onSend ?? (async () => undefined));
  present(
    <>
      <contact.EntityForm
        label="contact"
        onSend={onSend}
        {...(own.onSent && { onSent: own.onSent })}
        {...(own.onCancel && { onCancel: own.onCancel })}
      >
        <contact.TextField name="contactPhone" required />
        <contact.TextField name="email" />
      </contact.EntityForm>
      <LeaveQuestion />
    </>,
  );
  return onSend;
}

beforeEach(() => switchLanguage('en'));

describe('ACCT-8 what is wrong with a form', () => {
  it('ACCT-8 is said of a field once it was left with something wrong in it, and no longer than it is wrong', async () => {
    presentContact();
    fireEvent.focus(phone());
    fireEvent.blur(phone());
    await act(async () => undefined);
    type(phone(), '110');
    await act(async () => undefined);
    expect(phone().getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(phone());
    await fault('Enter a valid phone number, such as 0731-88821104');
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    type(phone(), '0731-88821104');
    await waitFor(() => expect(phone().getAttribute('aria-invalid')).toBeNull());
  });

  it('ACCT-8 is said of every field when it is sent, and the first gets the focus; nothing is sent', async () => {
    const onSend = presentContact();
    type(email(), 'nobody');
    save();
    await fault('Contact phone is required');
    await fault('Enter a valid email address');
    await waitFor(() => expect(document.activeElement).toBe(phone()));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('ACCT-8 follows the language, with what was typed', async () => {
    presentContact();
    type(email(), 'nobody');
    save();
    await fault('Contact phone is required');
    act(() => switchLanguage('zh'));
    await fault('联系电话不能为空');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }).value).toBe('nobody');
  });

  it('ACCT-3 is of an empty password that it is empty, in the words of the specification', async () => {
    act(() => switchLanguage('zh'));
    present(
      <password.EntityForm label="password" send="保存" onSend={async () => undefined}>
        <password.PasswordField name="oldPassword" />
        <password.PasswordField name="newPassword" />
        <password.PasswordField name="repeated" />
      </password.EntityForm>,
    );
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getAllByText('密码不能为空')).toHaveLength(3));
  });

  it('ACCT-8 is said in place of the hint', async () => {
    present(
      <contact.EntityForm label="contact" onSend={async () => undefined}>
        <contact.TextField name="email" required hint="As name@place" />
      </contact.EntityForm>,
    );
    expect(screen.getByText('As name@place')).toBeTruthy();
    save();
    await fault('Email is required');
    expect(screen.queryByText('As name@place')).toBeNull();
  });

  it('ACCT-8 required fields say so, and texts are as long as the call allows', () => {
    presentContact();
    expect([phone().getAttribute('aria-required'), email().getAttribute('aria-required')]).toEqual(['true', null]);
    expect(phone().maxLength).toBe(100);
  });
});

describe('API-2 what the server refuses', () => {
  const refused =
    (...faults: Partial<BusinessFailure>[]) =>
    async () => {
      throw refusal({ ...faults[0], faults: faults as BusinessFailure[] });
    };

  it('API-2 is said at each field, the first gets the focus, and goes when the field changes', async () => {
    const term = { zh: '邮箱', en: 'Email' };
    presentContact({
      onSend: refused(
        { field: 'email', rule: 'name-taken', params: { name: 'a@b.cn' } },
        { field: 'contactPhone', rule: 'required', term },
      ),
    });
    type(phone(), '88821104');
    type(email(), 'a@b.cn');
    save();
    await fault('The name “a@b.cn” is taken');
    expect(document.activeElement).toBe(phone());
    fireEvent.blur(email());
    await act(async () => undefined);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    type(email(), 'c@b.cn');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
    expect([phone().getAttribute('aria-invalid'), phone().value]).toEqual(['true', '88821104']);
  });

  it('API-2 ACCT-3 while somebody types elsewhere is said, and leaves them there', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    function Asking() {
      refuse = useOpenForm().refuse;
      return <contact.TextField name="contactPhone" />;
    }
    present(
      <contact.EntityForm label="contact" onSend={async () => undefined}>
        <Asking />
        <contact.TextField name="email" />
      </contact.EntityForm>,
    );
    email().focus();
    act(() => refuse(refusal({ field: 'contactPhone', rule: 'code-wrong' })));
    await fault('The verification code is not correct');
    expect(document.activeElement).toBe(email());
  });

  it('API-2 stands above the buttons where it belongs to no field, until something changes', async () => {
    presentContact({ onSend: refused({ rule: 'no-permission' }, { field: 'phone', rule: 'mobile-format' }) });
    type(phone(), '88821104');
    save();
    await fault('You have no permission for this');
    expect(screen.getByRole('alert').textContent).toContain('Enter a valid mobile number');
    type(email(), 'a');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('API-2 does not keep the form from being sent again as it is', async () => {
    let times = 0;
    const onSend = presentContact({
      onSend: async () => {
        if (times++ === 0) throw refusal({ field: 'contactPhone', rule: 'code-wrong' });
      },
    });
    type(phone(), '88821104');
    save();
    await fault('The verification code is not correct');
    save();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  });

  it('API-2 is said in rows of a table, and the rows’ own rules are', async () => {
    const onSend = vi.fn(refused({ field: 'columns.1.fieldId', rule: 'name-taken', params: { name: 'b' } }));
    present(
      <columns.EntityForm label="columns" initial={{ pageId: 'p', columns: [{}, {}] as never }} onSend={onSend}>
        <columns.Rows name="columns">{({ TextField }) => <TextField name="fieldId" label="Column" />}</columns.Rows>
      </columns.EntityForm>,
    );
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Column' }) as [HTMLInputElement, HTMLInputElement];
    expect(first.maxLength).toBe(50);
    type(first, 'a');
    save();
    await fault('Column id is required');
    expect([first.getAttribute('aria-invalid'), second.getAttribute('aria-invalid')]).toEqual([null, 'true']);
    type(second, ' b ');
    save();
    await fault('The name “b” is taken');
    expect(onSend).toHaveBeenCalledWith({ columns: [{ fieldId: 'a' }, { fieldId: 'b' }] });
    expect(document.activeElement).toBe(second);
    fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Column' })).toHaveLength(1));
    expect(second.getAttribute('aria-invalid')).toBe('true');
    type(second, 'c');
    await waitFor(() => expect(second.getAttribute('aria-invalid')).toBeNull());
  });
});

describe('API-2 what was said of a row goes with it', () => {
  const cells = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Column' });
  const last = () => cells().at(-1) as HTMLInputElement;
  const remove = async (row: number) => {
    const before = cells().length;
    fireEvent.click(screen.getByRole('button', { name: `Remove row ${row}` }));
    await waitFor(() => expect(cells()).toHaveLength(before - 1));
  };
  const add = async () => {
    const before = cells().length;
    fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await waitFor(() => expect(cells()).toHaveLength(before + 1));
  };
  const leave = async () => {
    fireEvent.blur(last());
    await act(async () => undefined);
  };
  const presentRows = (onSend: () => Promise<unknown>) =>
    present(
      <columns.EntityForm label="columns" initial={{ pageId: 'p', columns: [{ fieldId: 'a' }, {}] as never }} onSend={onSend}>
        <columns.Rows name="columns">{({ TextField }) => <TextField name="fieldId" label="Column" />}</columns.Rows>
      </columns.EntityForm>,
    );

  it('API-2 what the server refused of it is not said of the one that takes its place, with the same in it', async () => {
    presentRows(async () => {
      throw refusal({ field: 'columns.1.fieldId', rule: 'name-taken', params: { name: 'b' } });
    });
    await add();
    for (const cell of cells().slice(1)) type(cell, 'b');
    save();
    await fault('The name “b” is taken');
    await remove(2);
    await leave();
    expect(last().getAttribute('aria-invalid')).toBeNull();
  });

  it('API-2 what the person may be told of it is not told of the next one before they leave that', async () => {
    presentRows(async () => undefined);
    type(last(), 'b');
    await leave();
    await remove(2);
    await add();
    type(last(), 'x');
    type(last(), '');
    await act(async () => undefined);
    expect(last().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('ACCT-8 a form is sent', () => {
  it('ACCT-8 once, however often it is asked for, without spaces around and empty fields that the call would refuse', async () => {
    let finish: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const onSend = presentContact({ onSend: () => answer });
    type(phone(), ' 88821104 ');
    type(email(), '');
    save();
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true'));
    save();
    fireEvent.submit(screen.getByRole('form'));
    await act(async () => undefined);
    expect(onSend.mock.calls).toEqual([[{ contactPhone: '88821104' }]]);
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'));
  });
});

describe('ACCT-8 a form whose sending throws', () => {
  it('ACCT-8 says that it failed and can be sent again', async () => {
    const onConsole = vi.spyOn(console, 'error').mockReturnValue();
    const onSend = presentContact({
      onSend: () => {
        throw new Error('a defect');
      },
    });
    type(phone(), '88821104');
    save();
    await waitFor(() => expect(onConsole).toHaveBeenCalledWith('Error: a defect'));
    expect(toastLane.current()).toMatchObject({ tone: 'error', text: 'The operation failed' });
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false');
    save();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  });
});

describe('DIALOG-1 what was typed', () => {
  const question = 'You have not sent what you typed';

  it('DIALOG-1 is not lost by giving up before the person agrees', async () => {
    const onCancel = vi.fn();
    presentContact({ onCancel });
    type(phone(), '1');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await fault(question);
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('DIALOG-1 is not asked after when there is nothing, when it was taken away again, and once it was sent', async () => {
    const onCancel = vi.fn();
    const onSend = presentContact({ onCancel });
    const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cancel();
    type(phone(), '8');
    type(phone(), '');
    cancel();
    type(phone(), '88821104');
    save();
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'));
    cancel();
    expect(onCancel).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(question)).toBeNull();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', code: 'Escape', keyCode: 27 })],
    [
      'a click beside it',
      () => {
        const beside = document.querySelector('.ant-modal-wrap') as Element;
        fireEvent.mouseDown(beside);
        fireEvent.click(beside);
      },
    ],
  ])('DIALOG-1 is not lost by closing the dialog with %s', async (_, close) => {
    const onClose = vi.fn();
    present(
      <>
        <Dialog title="Title" onClose={onClose}>
          <contact.EntityForm label="contact" onSend={async () => undefined}>
            <contact.TextField name="contactPhone" />
          </contact.EntityForm>
        </Dialog>
        <LeaveQuestion />
      </>,
    );
    type(phone(), '1');
    close();
    await fault(question);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('DIALOG-1 keeps the browser from leaving the page', () => {
    presentContact();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    type(phone(), '1');
    expect(leave()).toBe(true);
  });
});
