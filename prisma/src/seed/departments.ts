export interface SeedDepartment {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

const department = (id: string, name: string, nameEn: string): SeedDepartment => ({ id, name, nameEn });

/** The departments of Jiangzhou University, which is invented. */
export const DEPARTMENTS: readonly SeedDepartment[] = [
  department('president', '校长办公室', "President's Office"),
  department('finance', '财务处', 'Finance Office'),
  department('personnel', '人事处', 'Human Resources Office'),
  department('academic', '教务处', 'Academic Affairs Office'),
  department('research', '科研处', 'Research Office'),
  department('assets', '资产管理处', 'Asset Management Office'),
  department('audit', '审计处', 'Audit Office'),
  department('it', '信息中心', 'Information Technology Centre'),
  department('library', '图书馆', 'University Library'),
  department('computing', '计算机学院', 'School of Computing'),
  department('mechanical', '机械工程学院', 'School of Mechanical Engineering'),
  department('economics', '经济管理学院', 'School of Economics and Management'),
  department('languages', '外国语学院', 'School of Foreign Languages'),
  department('chemistry', '化学化工学院', 'School of Chemistry and Chemical Engineering'),
];

/** @throws Error when there is no such department */
export function departmentOf(id: string): SeedDepartment {
  const found = DEPARTMENTS.find((entry) => entry.id === id);
  if (!found) throw new Error(`The seed has no department "${id}"`);
  return found;
}
