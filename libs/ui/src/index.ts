export * from './mui';
export { ChevronRightIcon, CloseIcon, MenuIcon, PersonIcon } from './components/core-icons';
export { BrokenIllustration, EmptyIllustration, LogoMark } from './components/illustrations';
export { lineIcon } from './components/line-icon';
export { LineDrawing, type LineDrawingProps } from './components/line-drawing';
export { LinkButton, TextLink } from './components/link-button';
export { Logo } from './components/logo';
export { Page, PageBand, PageHead, PageHeader, type PageHeaderProps } from './components/page';
export { SampleMark } from './components/sample-mark';
export { SchemeSwitch } from './components/scheme-switch';
export { SkipLink } from './components/skip-link';
export { EmptyState, ErrorState } from './components/states';
export {
  preloadToasts,
  toastError,
  toastExamError,
  toastRegistrationError,
  toastSuccess,
} from './components/toasts';
export { HEADING_FONTS, TEXT_FONTS } from './theme/fonts';
export { MOBILE_PX, TARGET_PX, theme } from './theme/theme';
export { ThemeRoot } from './components/theme-root';
export { VISUALLY_HIDDEN } from './theme/visually-hidden';
