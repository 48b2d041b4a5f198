import {
  AccountBookOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BellOutlined,
  CheckSquareOutlined,
  DollarOutlined,
  DownloadOutlined,
  FileTextOutlined,
  HomeOutlined,
  LaptopOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  ProfileOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { MenuNode } from '@hall/contract/menu';
import type { ComponentType } from 'react';

/** The icons that menu entries may name. */
const ICONS = {
  'account-book': AccountBookOutlined,
  apartment: ApartmentOutlined,
  appstore: AppstoreOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  bell: BellOutlined,
  'check-square': CheckSquareOutlined,
  dollar: DollarOutlined,
  download: DownloadOutlined,
  'file-text': FileTextOutlined,
  home: HomeOutlined,
  laptop: LaptopOutlined,
  notification: NotificationOutlined,
  'pay-circle': PayCircleOutlined,
  profile: ProfileOutlined,
  setting: SettingOutlined,
  team: TeamOutlined,
  user: UserOutlined,
  wallet: WalletOutlined,
} satisfies Readonly<Record<string, ComponentType<{ readonly 'aria-hidden'?: boolean }>>>;
export type IconName = keyof typeof ICONS;

/** Their names. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const iconNamed = (name = '') => (Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : undefined);

/** The icon of a menu entry, its system's where it has none of its own. */
export function FunctionIcon({ node }: { readonly node: Pick<MenuNode, 'image' | 'systemImage'> }) {
  const Icon = iconNamed(node.image) ?? iconNamed(node.systemImage) ?? AppstoreOutlined;
  return <Icon aria-hidden />;
}
