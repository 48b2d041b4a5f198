import { createBrowserRouter, Navigate } from 'react-router-dom';
import { ARRIVAL_PATHS, type ArrivalPath } from '../domains/session/arrival.ts';
import { DirectoryLoginPage, LoginPage } from '../domains/session/pages/login-page.tsx';
import { reloadPage } from '../shared/navigation/own-navigation.ts';
import { lazyPart } from '../shared/ui/lazy-part.tsx';
import { ErrorPanel } from '../shared/ui/notice-panel.tsx';
import { Gate, RequireSession } from './gate.tsx';

const ArrivalPage = lazyPart<{ readonly path: ArrivalPath }>(() =>
  import('../domains/session/pages/arrival-page.tsx').then((module) => module.ArrivalPage),
);
const QrConfirmPage = lazyPart<{ readonly name: string }>(() =>
  import('../domains/session/pages/qr-confirm-page.tsx').then((module) => module.QrConfirmPage),
);

const BareHost = lazyPart<object>(() => import('../shell/bare-host.tsx').then((module) => module.BareHost));

export const router = createBrowserRouter([
  {
    errorElement: <ErrorPanel onRetry={reloadPage} />,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/logad', element: <DirectoryLoginPage /> },
      ...ARRIVAL_PATHS.map((path) => ({ path, element: <ArrivalPage key={path} path={path} /> })),
      { path: '/qrConfirm', element: <RequireSession>{({ userName }) => <QrConfirmPage name={userName} />}</RequireSession> },
      { path: '/qtxt/iframe', element: <RequireSession>{({ id }) => <BareHost key={id} />}</RequireSession> },
      { path: '*', element: <Gate /> },
    ],
  },
]);
