import type { LucideIcon } from "lucide-react";
import Archive from "lucide-react/icons/archive";
import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import Bot from "lucide-react/icons/bot";
import Boxes from "lucide-react/icons/boxes";
import Building2 from "lucide-react/icons/building-2";
import CalendarCheck from "lucide-react/icons/calendar-check";
import ChartLine from "lucide-react/icons/chart-line";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Clock from "lucide-react/icons/clock";
import Compass from "lucide-react/icons/compass";
import Database from "lucide-react/icons/database";
import Droplets from "lucide-react/icons/droplets";
import Ear from "lucide-react/icons/ear";
import Eye from "lucide-react/icons/eye";
import Factory from "lucide-react/icons/factory";
import FileText from "lucide-react/icons/file-text";
import FlaskConical from "lucide-react/icons/flask-conical";
import Gauge from "lucide-react/icons/gauge";
import GitBranch from "lucide-react/icons/git-branch";
import GitMerge from "lucide-react/icons/git-merge";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Handshake from "lucide-react/icons/handshake";
import HardHat from "lucide-react/icons/hard-hat";
import Headset from "lucide-react/icons/headset";
import HeartPulse from "lucide-react/icons/heart-pulse";
import History from "lucide-react/icons/history";
import IdCard from "lucide-react/icons/id-card";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LifeBuoy from "lucide-react/icons/life-buoy";
import ListOrdered from "lucide-react/icons/list-ordered";
import Lock from "lucide-react/icons/lock";
import MapIcon from "lucide-react/icons/map";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import MessageSquare from "lucide-react/icons/message-square";
import Presentation from "lucide-react/icons/presentation";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Rocket from "lucide-react/icons/rocket";
import Route from "lucide-react/icons/route";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import Server from "lucide-react/icons/server";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sparkles from "lucide-react/icons/sparkles";
import Tags from "lucide-react/icons/tags";
import Target from "lucide-react/icons/target";
import TrendingUp from "lucide-react/icons/trending-up";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import Workflow from "lucide-react/icons/workflow";
import type { IconName } from "~/generated/contract";

/** The icons that content can name. */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  archive: Archive,
  bell: Bell,
  "book-open": BookOpen,
  bot: Bot,
  boxes: Boxes,
  "building-2": Building2,
  "calendar-check": CalendarCheck,
  "chart-line": ChartLine,
  "clipboard-check": ClipboardCheck,
  clock: Clock,
  compass: Compass,
  database: Database,
  droplets: Droplets,
  ear: Ear,
  eye: Eye,
  factory: Factory,
  "file-text": FileText,
  "flask-conical": FlaskConical,
  gauge: Gauge,
  "git-branch": GitBranch,
  "git-merge": GitMerge,
  "graduation-cap": GraduationCap,
  handshake: Handshake,
  "hard-hat": HardHat,
  headset: Headset,
  "heart-pulse": HeartPulse,
  history: History,
  "id-card": IdCard,
  inbox: Inbox,
  landmark: Landmark,
  layers: Layers,
  "layout-dashboard": LayoutDashboard,
  "life-buoy": LifeBuoy,
  "list-ordered": ListOrdered,
  lock: Lock,
  map: MapIcon,
  "message-circle-question": MessageCircleQuestionMark,
  "message-square": MessageSquare,
  presentation: Presentation,
  "refresh-cw": RefreshCw,
  rocket: Rocket,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server,
  "shield-check": ShieldCheck,
  sparkles: Sparkles,
  tags: Tags,
  target: Target,
  "trending-up": TrendingUp,
  users: Users,
  wallet: Wallet,
  workflow: Workflow,
};
