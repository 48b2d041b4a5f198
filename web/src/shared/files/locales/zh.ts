export const zh = {
  attachmentsOf: '附件（{{count}} / {{most}}）',
  addFiles: '添加附件',
  dropFiles: '也可将文件拖到这里。PDF、Office、WPS、图片、文本、ZIP，单个不超过 10 MB。',
  uploading: '正在上传 {{name}}',
  fileWaits: '尚未上传',
  removeFile: '移除 {{name}}',
  download: '下载 {{name}}',
} as const;
