import { render, screen } from '@testing-library/react';
import {
  ArrowLeft,
  ArrowRight,
  Award,
  BookOpen,
  Briefcase,
  Calculator,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  X,
  LayoutDashboard,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  GraduationCap,
  Handshake,
  Headphones,
  Info,
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
  Search,
  Settings,
  Shield,
  Sun,
  User,
  Users,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { Icon, iconNames, type IconName } from './icon.tsx';
import { lucideOutline, type LucideNode } from './lucide-outline.ts';

const sources: Record<IconName, LucideIcon> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  award: Award,
  book: BookOpen,
  briefcase: Briefcase,
  calculator: Calculator,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
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
  search: Search,
  settings: Settings,
  shield: Shield,
  sun: Sun,
  user: User,
  users: Users,
  warning: TriangleAlert,
  wrench: Wrench,
};

function nodesOf(Source: LucideIcon): LucideNode[] {
  const drawing = render(<Source />).container.querySelector('svg');
  return [...(drawing?.children ?? [])].map((child) => [
    child.tagName,
    Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value])),
  ]);
}

test('an icon is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Icon name="lock" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

// A failure prints the outline to copy into icon-outlines.ts.
test.each(iconNames)('the outline of %s is that of its Lucide icon', (name) => {
  const drawn = render(<Icon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d');
  expect(drawn).toBe(lucideOutline(nodesOf(sources[name])));
});
