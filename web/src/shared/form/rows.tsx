import { Button, Form } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { RowContext, useOpenForm } from './open-form.ts';

export interface RowsProps<Name extends string> {
  /** The field of the call that has the rows. */
  readonly name: Name;
  /** The fields of a row. */
  readonly children: ReactNode;
}

/** Rows of fields: those inside are the fields of one row, and what is wrong with one of them is said there. */
export function Rows<Name extends string>({ name, children }: RowsProps<Name>) {
  const { t } = useSharedTexts();
  const { state } = useOpenForm();
  const row = useContext(RowContext);
  const path = [...row.path, name];
  return (
    <Form.List name={[...row.inList, name]}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name: index }) => (
            <RowContext key={key} value={{ path: [...path, index], inList: [index] }}>
              <div className="hall-form-row">
                {children}
                <Button
                  aria-label={t('removeRow', { row: index + 1 })}
                  onClick={() => {
                    remove(index);
                    state.forgetRows(path);
                  }}
                >
                  {t('remove')}
                </Button>
              </div>
            </RowContext>
          ))}
          <Button onClick={() => add({})}>{t('addRow')}</Button>
        </>
      )}
    </Form.List>
  );
}
