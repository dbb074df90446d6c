/**
 * The used parts of React Router. Apps import them from `@concord/mfe`, so that the page has a
 * single copy with a single context.
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
