export const specialZh = {
  give: '新增特殊授权',
  given: '已新增特殊授权',
  about: '授权对象',
  aProject: '单个项目',
  aDepartment: '部门全部项目',
  withBelowIt: '下级部门的项目也包括在内',
  later: '以后新增的项目也包括在内',
  longTo: '与项目同时结束：{{day}}',
  longToProject: '与项目同时结束',
  longEndless: '没有截止日期，可随时撤销',
  reasonHint: '填写原因，并附上批件等依据，被授权人和项目（部门）负责人都能看到',
} as const;
