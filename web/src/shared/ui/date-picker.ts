import { wireMoment } from '@hall/contract/rules/shanghai';
import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs';
import { DatePicker as LocalDatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

/**
 * The date picker of the product: its today and now are those of Asia/Shanghai, wherever the browser is. Its values are the
 * clock on the wall there: read from text and written as text, never a moment.
 */
export const DatePicker = LocalDatePicker.generatePicker<Dayjs>({ ...dayjsGenerateConfig, getNow: () => dayjs(wireMoment(new Date())) });
