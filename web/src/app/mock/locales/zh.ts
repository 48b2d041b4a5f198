export const zh = {
  environment: '测试环境',
  mockControl: '测试环境：模拟控制已开启，服务器可按需返回故障',
  openConsole: '打开控制台',
  closeBanner: '关闭测试环境提示',
};
