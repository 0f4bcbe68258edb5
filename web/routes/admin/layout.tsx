import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { Fault } from '../../features/site/fault.tsx';
import { Brand } from '../../features/site/header/brand.tsx';
import { OfficeFrame } from '../../office/frame/frame.tsx';
import { roleAt } from '../../office/frame/office-menu.tsx';
import { OfficeNotFound } from '../../office/frame/office-not-found.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { hiddenMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/layout.ts';
import '../../office.css';

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Back office', path: null });

export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <Office>
      <SessionGate atLeast={roleAt(pathname)}>
        <Outlet />
      </SessionGate>
    </Office>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Office>{isRouteErrorResponse(error) && error.status === 404 ? <OfficeNotFound /> : <Fault />}</Office>;
}

function Office({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  return <OfficeFrame brand={root && <Brand {...root.school} />}>{children}</OfficeFrame>;
}
