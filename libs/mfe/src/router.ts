/**
 * The used parts of React Router. Apps import them from `@concord/mfe`, so that the page has one
 * copy with one context, and nothing else of it.
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
