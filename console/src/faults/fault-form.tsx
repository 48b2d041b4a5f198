import { ADDRESS, CONNECTIONS, DELAY_MAX_MS, TIMES_MAX } from '@hall/mock-server/mock-control/said';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useEffect } from 'react';
import { useCodesQuery, useSetFaultMutation } from '../mock-api.ts';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { usePlace } from '../use-place.ts';
import { CallField } from './call-field.tsx';
import { type RuleFields, ruleOf, saysSomething } from './rule-of.ts';

interface NumberFieldProps {
  readonly name: 'delay' | 'times';
  readonly most: number;
  readonly hint: string;
}

function NumberField({ name, most, hint }: NumberFieldProps) {
  const { t } = useTexts();
  return (
    <Form.Item
      name={name}
      label={t(name)}
      extra={hint}
      rules={[{ type: 'integer', min: 1, max: most, message: t('between', { most: String(most) }) }]}
    >
      <InputNumber className="wide" />
    </Form.Item>
  );
}

function CodeField() {
  const { t, language } = useTexts();
  const { data: codes = [] } = useCodesQuery();
  return (
    <Form.Item
      name="code"
      label={t('sentCode')}
      extra={t('sentCodeHint')}
      dependencies={['delay', 'connection']}
      rules={[
        ({ getFieldsValue }) => ({
          validator: () => (saysSomething(getFieldsValue() as RuleFields) ? Promise.resolve() : Promise.reject(new Error(t('atLeastOne')))),
        }),
      ]}
    >
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('asUsual')}
        options={codes.map((entry) => ({ value: entry.code, label: `${entry.code} ${entry[language]}` }))}
      />
    </Form.Item>
  );
}

function AddressField() {
  const { t } = useTexts();
  return (
    <Form.Item noStyle dependencies={['code']}>
      {({ getFieldValue }) =>
        getFieldValue('code') === 202 && (
          <Form.Item
            name="address"
            label={t('address')}
            extra={t('addressHint')}
            rules={[{ pattern: ADDRESS, message: t('addressFormat') }]}
          >
            <Input placeholder="/home" maxLength={2000} />
          </Form.Item>
        )
      }
    </Form.Item>
  );
}

function ConnectionField() {
  const { t } = useTexts();
  return (
    <Form.Item name="connection" label={t('connection')} extra={t('connectionHint')}>
      <Select allowClear placeholder={t('asUsual')} options={CONNECTIONS.map((value) => ({ value, label: t(value) }))} />
    </Form.Item>
  );
}

/** Sets a rule; the address can say for which call. */
export function FaultForm() {
  const { t } = useTexts();
  const { call } = usePlace();
  const [form] = Form.useForm<RuleFields>();
  const [set, { isLoading }] = useSetFaultMutation();
  const act = useAct();
  useEffect(() => {
    if (call) form.setFieldValue('call', call);
  }, [call, form]);
  const send = (fields: RuleFields) => void act(set(ruleOf(fields)), t('ruleSet'));
  return (
    <section className="card" aria-label={t('newRule')}>
      <h3>{t('newRule')}</h3>
      <Form<RuleFields> form={form} layout="vertical" requiredMark={false} scrollToFirstError={{ focus: true }} onFinish={send}>
        <CallField />
        <CodeField />
        <AddressField />
        <div className="fields">
          <NumberField name="delay" most={DELAY_MAX_MS} hint={t('delayHint', { most: DELAY_MAX_MS })} />
          <ConnectionField />
          <NumberField name="times" most={TIMES_MAX} hint={t('timesHint', { most: TIMES_MAX })} />
        </div>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('setRule')}
        </Button>
      </Form>
    </section>
  );
}
