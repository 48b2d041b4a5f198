# language: zh-CN
功能: 日志

  @SYS-7
  场景: 管理员的变更有前后对照
    假如 管理员锁定"staff"
    并且 我已以"secauditor"登录
    当 我从菜单打开"操作日志"
    并且 我在"类型"中选择"变更"
    并且 我在"操作人"中填写"何志远"
    并且 我点击查询
    那么 每行都显示"何志远"
    当 我查看第一行的详情
    那么 详情显示"locked"由"false"变为"true"

  @SYS-7 @QUERY-3 @deployed
  场景: 导出的文件带中文名，行数与查询一致
    假如 "staff"已查询公告12次
    并且 我已以"secauditor"登录
    当 我打开"/xtsz/operation-log?person=王芳"
    那么 列表共12条
    当 我导出全部
    那么 我得到文件"操作日志.xlsx"，共12行，都是"王芳"的

  @QUERY-1
  场景: 页面配置有中英文
    假如 我已以"secauditor"登录
    当 我打开"/xtsz/sign-in-log"
    那么 显示列"登录方式"
    当 我切换语言
    那么 显示列"Way"
