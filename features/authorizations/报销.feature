# language: zh-CN
@PROJ-8
功能: 项目报销与使用明细

  @PROJ-22
  场景: 负责人可见他人在其项目上的报销，按授权编号筛选
    假如 我已以"leader"登录并打开"/authorizations/uses"
    那么 列表有数据
    当 我打开列表中第一项授权的使用明细
    那么 每行都显示该授权编号
