# language: zh-CN
功能: 我的导出

  @EXPORT-2 @in-process
  场景: 删除导出文件前先确认，删除后不再列出
    假如 登录日志中有1200条"nobody-knows"的记录
    并且 我已以"secauditor"登录并打开"/xtsz/sign-in-log?address=10.9.9.9"
    当 我导出全部
    并且 我打开"/exports"
    那么 导出"登录日志"的状态为"可下载"，共"1,200"行
    当 我删除导出"登录日志"并确认
    那么 列表提示"这里还没有数据。"
