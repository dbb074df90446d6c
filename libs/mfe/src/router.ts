/**
 * The parts of React Router that the product uses. Apps import them from `@concord/mfe`, so that the page has one copy
 * with one context, and none of the rest.
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
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
