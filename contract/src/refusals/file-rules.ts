import type { Bilingual } from '../bilingual.ts';

/** Of files that come in or go out: attachments, photos, imports, exports and printouts. */
export const FILE_RULES = {
  'pdf-failed': { zh: '下载pdf失败', en: 'The PDF could not be downloaded' },
  interrupted: { zh: '系统已重新启动，请重新导出', en: 'The system was restarted meanwhile; export again' },
  'photo-type': { zh: '头像只能是 JPG 或 PNG 格式', en: 'The photo must be a JPG or PNG picture' },
  'photo-size': { zh: '头像不能超过 2 MB', en: 'The photo must have at most 2 MB' },
  'photo-square': { zh: '头像必须裁剪为正方形', en: 'The photo must be cropped square' },
  'too-many-for-pdf': {
    zh: '符合条件的数据共{total, number}条，一次最多导出{maximum, number}条为 PDF，请缩小查询范围，或改为导出 Excel',
    en: 'The query finds {total, number} rows, and a PDF has at most {maximum, number}: narrow it down, or export a spreadsheet instead',
  },
  'too-many-rows': {
    zh: '符合条件的数据共{total, number}条，一次最多导出{maximum, number}条，请缩小查询范围后再导出',
    en: 'The query finds {total, number} rows, and a file has at most {maximum, number}: narrow it down and export again',
  },
  'nothing-to-print': { zh: '没有可打印的数据', en: 'There is nothing to print' },
  'too-many-to-print': {
    zh: '符合条件的数据共{total, number}条，一次最多打印{maximum, number}条，请缩小查询范围，或改用导出',
    en: 'The query finds {total, number} rows, and a printout has at most {maximum, number}: narrow it down, or export the rows instead',
  },
  'too-many-files': { zh: '附件最多{maximum}个', en: 'There can be at most {maximum} attachments' },
  'file-needed': { zh: '请至少添加一个附件', en: 'Add at least one attachment' },
  'file-waits': { zh: '附件尚未全部上传，请稍候，或移除未上传的附件', en: 'A file is not uploaded yet: wait for it, or take it away' },
  'file-gone': { zh: '有附件已不存在，请移除后重新添加', en: 'An attachment is not there any more: take it away and add it again' },
  'file-type': {
    zh: '不支持该文件：只能上传 PDF、Office、WPS、图片、文本和 ZIP 文件，且内容须与扩展名一致',
    en: 'Only PDF, Office, WPS, pictures, text and ZIP can be attached, and the content has to be what the name says',
  },
  'file-size': { zh: '附件不能超过 10 MB', en: 'An attachment must have at most 10 MB' },
  'file-empty': { zh: '文件为空', en: 'The file is empty' },
  'import-first': { zh: '请先导入数据', en: 'Import data first' },
  'import-kind': {
    zh: '只能导入 xlsx 或 csv 文件，且内容须与扩展名一致',
    en: 'Only xlsx and csv can be imported, and the content has to be what the name says',
  },
  'import-size': { zh: '导入文件不能超过 10 MB', en: 'A file to be imported must have at most 10 MB' },
  'import-old': { zh: '这是旧版 Excel 文件（xls），请另存为 xlsx 后再导入', en: 'This is an old spreadsheet (xls): save it as xlsx' },
  'import-macros': { zh: '文件中含有宏，请另存为不含宏的 xlsx 后再导入', en: 'The file has macros in it: save it as xlsx without them' },
  'import-encrypted': { zh: '文件已加密，请取消密码后再导入', en: 'The file is encrypted: take its password away' },
  'import-damaged': { zh: '文件已损坏，无法读取', en: 'The file is damaged and cannot be read' },
  'import-inside': { zh: '文件展开后过大，已拒绝读取', en: 'What is inside the file is too much to be read' },
  'import-text': { zh: '文件不是 UTF-8 或 GB 18030 编码的文本', en: 'The file is no text in UTF-8 or GB 18030' },
  'import-quote': { zh: '第{line}行的引号没有成对', en: 'A quotation mark in line {line} has no counterpart' },
  'import-merged': {
    zh: '工作表“{sheet}”中有合并单元格（{range}），请取消合并',
    en: 'The sheet “{sheet}” has merged cells ({range}): split them',
  },
  'import-no-rows': { zh: '表头下方没有数据', en: 'There is nothing below the headings' },
  'import-rows': {
    zh: '文件共{total, number}行，一次最多导入{maximum, number}行',
    en: 'The file has {total, number} rows; at most {maximum, number} can be imported at once',
  },
  'import-heading-blank': { zh: '第{column}列没有表头', en: 'Column {column} has no heading' },
  'import-heading-unknown': {
    zh: '无法识别的表头：{headings}。可用的表头：{expected}',
    en: 'Unknown headings: {headingsEn}. Known headings: {expectedEn}',
  },
  'import-heading-twice': { zh: '重复的表头：{headings}', en: 'Headings that stand there twice: {headingsEn}' },
  'import-heading-missing': { zh: '缺少必填的列：{headings}', en: 'Required columns that are missing: {headingsEn}' },
  'import-again': {
    zh: '该文件已由工号{staffNumber}于 {time} 导入过，请确认是否再次导入',
    en: 'The same file was imported by {staffNumber} at {time}: confirm it',
  },
  'import-faulty': { zh: '第{line}行有误，未导入任何数据', en: 'Line {line} is faulty, so nothing was imported' },
  'import-none': { zh: '没有可导入的数据', en: 'There is no sound row to import' },
  'no-data': { zh: '没有可导出的数据', en: 'No exportable data' },
} as const satisfies Record<string, Bilingual>;
