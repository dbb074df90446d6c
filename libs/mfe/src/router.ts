/**
 * The parts of the router that the product uses. Remotes import them from here, so that one copy with one context
 * exists in the page and the rest of the router is left out of it.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
