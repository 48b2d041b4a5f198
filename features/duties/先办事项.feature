# language: zh-CN
功能: 先办事项

  @AUTH-12 @AUTH-13 @NOTICE-3
  场景: 弱密码须先修改，联系方式须先完善，公告未阅读不能关闭
    假如 服务器的参数"phoneRequirement"为"2"
    并且 服务器的参数"compulsoryNotices"为"1"
    并且 我已打开登录页
    当 我以"weakpass"登录
    那么 我只能停留在"/personalCenter?section=password"，提示"当前密码强度较弱请先修改密码，否则禁止使用系统"
    当 我退出登录
    并且 我以"nocontact"登录
    那么 我只能停留在"/personalCenter?section=contact"，提示"必须完善个人信息联系方式，否则禁止使用系统"
    当 我退出登录
    并且 我以"staff"登录
    那么 系统要求我阅读公告
    当 我在对话框选择"未阅读"
    那么 提示条显示"请先阅读系统公告，阅读后关闭!"
    并且 系统要求我阅读公告

  @MENU-8
  场景: 没有手机号不能使用业务系统
    假如 服务器的参数"phoneRequirement"为"1"
    并且 我已打开登录页
    当 我以"nophone"登录
    并且 我选择"取消"，在对话框"信息不完善"中
    并且 我从菜单打开"我的报销"
    那么 页面提示"您未设置手机号，无法使用此功能，请先设置手机号。"，并可前往"/personalCenter?section=contact"
    并且 浏览器没有请求业务系统的地址
