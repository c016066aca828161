import { clsx } from 'clsx';
import {
  ArrowLeft,
  ArrowRight,
  Award,
  Bell,
  BookOpen,
  Briefcase,
  Building2,
  Calculator,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  GraduationCap,
  Handshake,
  Headphones,
  Info,
  Landmark,
  LayoutDashboard,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Monitor,
  Moon,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  RotateCcw,
  Rss,
  Scale,
  Search,
  Settings,
  Shield,
  Sun,
  TriangleAlert,
  User,
  Users,
  Wrench,
  X,
} from 'lucide-react';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  award: Award,
  bell: Bell,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calculator: Calculator,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  close: X,
  dashboard: LayoutDashboard,
  download: Download,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  file: FileText,
  graduation: GraduationCap,
  handshake: Handshake,
  headphones: Headphones,
  info: Info,
  landmark: Landmark,
  lock: Lock,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  printer: Printer,
  retry: RotateCcw,
  rss: Rss,
  scale: Scale,
  search: Search,
  settings: Settings,
  shield: Shield,
  sun: Sun,
  user: User,
  users: Users,
  warning: TriangleAlert,
  wrench: Wrench,
} as const;

export type IconName = keyof typeof icons;

/** Every name, in the order of the alphabet. */
export const iconNames = Object.keys(icons) as IconName[];

export interface IconProps {
  name: IconName;
  className?: string | undefined;
  /** What the icon means where no text beside it says so. Without a label it is decoration. */
  label?: string | undefined;
}

/** One of the product's icons, 20 px unless its class says otherwise, in the colour of the text around it. */
export function Icon({ name, className, label }: IconProps) {
  const Drawing = icons[name];
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Drawing data-slot="icon" strokeWidth={1.5} className={clsx('size-5 shrink-0', className)} {...naming} />
  );
}
