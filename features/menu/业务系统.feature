# language: zh-CN
功能: 业务系统的内嵌页面

  @MENU-7
  场景: 自己的二级菜单在同一标签页内切换
    当 我已以"approver"登录并打开"/qtxt?menu=reimbursement&menus=reimbursement.mine,reimbursement.approve&activeindex=1"
    那么 业务系统显示"报销审批"，人员为"approver"
    当 我在二级菜单中选择"我的报销"
    那么 业务系统显示"我的报销"，人员为"approver"
    并且 浏览器位于"/qtxt?menu=reimbursement&menus=reimbursement.mine%2Creimbursement.approve&activeindex=0"
    并且 打开的标签页是"首页, 报销系统"，当前是"报销系统"

  @MENU-7
  场景大纲: 业务系统的内嵌页面"<名称>"只有其所需的权限
    假如 我已以"approver"登录
    当 我打开业务系统地址"<地址>"
    那么 业务系统显示"业务系统"，标题为"<名称>"，人员为"approver"
    并且 内嵌页面的权限仅有"<权限>"

    例子:
      | 地址                | 名称     | 权限        |
      | /reimbursement/mine | 我的报销 | allow-forms |
      | /payroll/payslips   | 我的工资 |             |
      | /assets/mine        | 我的资产 |             |

  @MENU-7 @deployed
  场景: 内嵌页面中的表单可以提交
    假如 我已以"approver"登录
    当 我从菜单打开"报销审批"
    那么 内嵌页面的权限仅有"allow-forms"
    当 我记下页头的数量
    那么 可以在内嵌页面中通过一张报销单
    并且 页头的待办事项少了1项

  @MENU-7 @deployed
  场景: 链接指定的地址只能属于已登记的业务系统，并以登录凭证登录
    假如 我已以"staff"登录
    当 我打开业务系统地址"/assets/mine"
    那么 业务系统显示"业务系统"，标题为"我的资产"，人员为"staff"
    当 我打开业务系统地址"/cas/login"
    那么 页面提示"业务系统 的地址不属于已登记的业务系统，已拒绝打开。"
    当 我打开"/qtxt?url=javascript%3Aalert(1)"
    那么 页面提示"业务系统 的地址不属于已登记的业务系统，已拒绝打开。"
    当 我打开"/qtxt?url=https%3A%2F%2Fevil.example%2Fassets%2Fmine"
    那么 页面提示"业务系统 的地址不属于已登记的业务系统，已拒绝打开。"
    并且 没有加载其他网站

  @MENU-7
  场景: 服务器返回的地址不属于已登记的业务系统时拒绝打开
    假如 我已以"staff"登录
    并且 菜单地址接口返回"https://evil.example/assets/mine"
    当 我从菜单打开"我的资产"
    那么 页面提示"我的资产 的地址不属于已登记的业务系统，已拒绝打开。"
    当 我从菜单打开"个税明细"
    那么 弹出对话框说明"个税明细 的地址不属于已登记的业务系统，已拒绝打开。"
    并且 没有加载其他网站

  @MENU-7
  场景: 本系统自己的页面即使被登记也不内嵌，否则不受沙箱限制
    假如 我已以"staff"登录
    并且 本系统被登记为业务系统
    并且 菜单地址接口返回"/tzgg"
    当 我从菜单打开"我的资产"
    那么 页面提示"我的资产 的地址不属于已登记的业务系统，已拒绝打开。"

  @MENU-7
  场景: 不允许内嵌的系统在新窗口打开
    假如 我已以"staff"登录
    当 我从菜单打开"公务卡还款"
    那么 页面提示"公务卡还款 不允许在本系统内嵌显示，请在新窗口打开。"
    当 我在新窗口打开它
    那么 该窗口中的业务系统显示"公务卡还款"，人员为"staff"

  @ENTRY-1 @MENU-7
  场景: 未登录时打开内嵌页面，登录后回到该页面
    当 我打开"/qtxt/iframe?menu=assets.mine"
    那么 我在登录页
    当 我以"staff"登录
    那么 窗口中只有业务系统"我的资产"
