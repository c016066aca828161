// A dynamic import of the package itself would keep all of it.
export { RouterProvider, createBrowserRouter } from 'react-router-dom';
